// Writes notes into an audio context, all at once and ahead of time: no timer of ours keeps the beat.
import type { Beat } from "./cue.ts";
import { type Note, SCORE, timed } from "./score.ts";

/** Softer than what is played at the table. */
const VOLUME = 0.5;
/** What cannot be heard any more; a curve may not end on 0. */
const SILENT = 0.0001;
/** How fast a cut-off sound fades, in s. */
const FADE = 0.02;

const rushes = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Half a second of noise, the same each time. */
function rush(audio: BaseAudioContext): AudioBuffer {
  const known = rushes.get(audio);
  if (known) return known;
  const buffer = audio.createBuffer(1, Math.floor(audio.sampleRate / 2), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let at = 0; at < samples.length; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    samples[at] = state / 2 ** 31 - 1;
  }
  rushes.set(audio, buffer);
  return buffer;
}

function sourceOf(audio: AudioContext, { wave, pitch, to }: Note, from: number, until: number) {
  const bend = (param: AudioParam) => {
    param.setValueAtTime(pitch, from);
    param.exponentialRampToValueAtTime(to, until);
  };
  if (wave !== "noise") {
    const tone = audio.createOscillator();
    tone.type = wave;
    bend(tone.frequency);
    return { source: tone, end: tone };
  }
  const noise = audio.createBufferSource();
  noise.buffer = rush(audio);
  noise.loop = true;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  bend(band.frequency);
  noise.connect(band);
  return { source: noise, end: band };
}

function write(audio: AudioContext, out: AudioNode, note: Note, from: number) {
  const until = from + note.lasts;
  const { source, end } = sourceOf(audio, note, from, until);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(note.loud, from);
  gain.gain.exponentialRampToValueAtTime(SILENT, until);
  end.connect(gain);
  gain.connect(out);
  source.start(from);
  source.stop(until);
  return source;
}

/** Takes a running context and beats; plays them, and gives what cuts them off. */
export function perform(audio: AudioContext, beats: readonly Beat[]): () => void {
  const out = audio.createGain();
  out.gain.setValueAtTime(VOLUME, audio.currentTime);
  out.connect(audio.destination);
  const now = audio.currentTime;
  const sources = timed(beats).flatMap(({ beat, at }) =>
    SCORE[beat].notes.map((note) => write(audio, out, note, now + at + note.at)),
  );
  return () => {
    const cut = audio.currentTime;
    out.gain.setTargetAtTime(SILENT, cut, FADE);
    for (const source of sources) source.stop(cut + 5 * FADE);
  };
}
