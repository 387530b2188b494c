// What a first visit to Home really transferred, from the browser's own log of its network.

/** The game's part is asked for when Home has been drawn: it, and what comes after it, is no first load. */
const AFTER_HOME = /\/room-[^/]*\.js$/;

/**
 * The bodies as they travelled, in bytes, of all that the page asked for before the game's part.
 * @param {{ method: string, params: any, targetType?: string }[]} log
 */
export function firstLoad(log) {
  const page = log.filter(({ targetType }) => targetType === undefined || targetType === "page");
  /** @param {string} method */
  const of = (method) => page.filter((entry) => entry.method === `Network.${method}`);
  const asked = of("requestWillBeSent").map(({ params }) => params);
  const room = asked.findIndex(({ request }) => AFTER_HOME.test(new URL(request.url).pathname));
  const first = new Map(
    asked
      .slice(0, room < 0 ? asked.length : room)
      .filter(({ request }) => /^https?:/.test(request.url))
      .map(({ requestId, request }) => [requestId, request.url]),
  );
  // Up to the response only its head has come.
  const heads = new Map(
    of("responseReceived").map(({ params }) => [
      params.requestId,
      params.response.encodedDataLength,
    ]),
  );
  const files = of("loadingFinished")
    .filter(({ params }) => first.has(params.requestId))
    .map(({ params: { requestId, encodedDataLength } }) => ({
      url: first.get(requestId) ?? "",
      bytes: encodedDataLength - (heads.get(requestId) ?? 0),
    }));
  return { files, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}
