// One thing at a time, in the order it was asked for; and waiting, but not for ever.

export type Queue = <T>(task: () => Promise<T>) => Promise<T>;

/** Gives a queue: a task begins when the one before it has ended, however it ended. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const done = last.then(task);
    last = done.catch(() => undefined);
    return done;
  };
}

/** Takes a promise and how many ms to wait; gives its value, or `late` where it did not answer or failed. */
export function raced<T, Late>(promise: Promise<T>, ms: number, late: Late): Promise<T | Late> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(late), ms);
    const settle = (value: T | Late) => {
      clearTimeout(timer);
      resolve(value);
    };
    promise.then(settle, () => settle(late));
  });
}
