/** Low and short: a press had no effect. Loud enough beside an air conditioner, and no alarm. */
const TONE = { hertz: 196, seconds: 0.16, volume: 0.12 }

let context: AudioContext | null = null

/** Made by the program, so that it needs no file and no network. A browser plays it once somebody has pressed a key. */
export function soundRefusal(): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume()
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: TONE.hertz })
  const volume = new GainNode(context, { gain: TONE.volume })
  volume.gain.setTargetAtTime(0, context.currentTime + TONE.seconds / 2, TONE.seconds / 6)
  tone.connect(volume).connect(context.destination)
  tone.start()
  tone.stop(context.currentTime + TONE.seconds)
}
