/** Effects of a roll beside the screen: off until the player switches them on, and kept on the device. */
export interface Effects {
  sound: boolean
  vibration: boolean
}

export const parseEffects = (text: string | null): Effects => {
  const words = (text ?? '').split(' ')
  return { sound: words.includes('sound'), vibration: words.includes('vibration') }
}

/** Null where all is off: then nothing is kept. */
export const serializeEffects = ({ sound, vibration }: Effects): string | null =>
  [sound && 'sound', vibration && 'vibration'].filter(Boolean).join(' ') || null

let context: AudioContext | undefined

/** Browsers let a page sound only from a press on; called at each, it costs nothing once the sound is there. */
export function allowSound(): void {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
}

/** Frequencies in hertz, one after another. */
const LANDED = [420]
const GAINED = [523, 659, 784]
const TONE_SECONDS = 0.09

/** A tick where the dial lands; three tones only where the player has gained. */
export function playEffects({ sound, vibration }: Effects, has_gained: boolean): void {
  if (vibration && 'vibrate' in navigator) navigator.vibrate(has_gained ? [20, 40, 20] : 15)
  if (!sound || context?.state !== 'running') return
  for (const [place, frequency] of (has_gained ? GAINED : LANDED).entries()) {
    playTone(context, frequency, context.currentTime + place * TONE_SECONDS)
  }
}

function playTone(audio: AudioContext, frequency: number, at: number): void {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.frequency.value = frequency
  // A tone that ends at its full volume clicks.
  volume.gain.setValueAtTime(0.08, at)
  volume.gain.exponentialRampToValueAtTime(0.001, at + TONE_SECONDS)
  tone.connect(volume).connect(audio.destination)
  tone.start(at)
  tone.stop(at + TONE_SECONDS)
}
