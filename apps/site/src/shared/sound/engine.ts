import type { Recipe, Voice } from './cues.ts'

const masterDb = -12
const attackMs = 6
const silence = 0.0001

const toGain = (db: number): number => 10 ** (db / 20)

interface Mixer {
  readonly context: AudioContext
  readonly volume: GainNode
}

let opened: Mixer | undefined

/** All sounds share one volume and one limiter, so that simultaneous sounds do not get too loud. */
const open = (): Mixer => {
  const context = new AudioContext()
  const volume = context.createGain()
  const limiter = context.createDynamicsCompressor()
  limiter.threshold.value = -10
  limiter.ratio.value = 20
  volume.connect(limiter).connect(context.destination)
  return { context, volume }
}

/** Deterministic noise: it sounds the same as random noise, and randomness is not needed here. */
const createNoise = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / 2 ** 32
}

const noises = new Map<Voice['kind'], AudioBuffer>()

/** One second of noise. For pink noise each sample is smoothed with the previous one. */
const getNoise = (context: AudioContext, kind: 'noise' | 'pink'): AudioBuffer => {
  const known = noises.get(kind)
  if (known) return known
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  const noise = createNoise(1)
  let last = 0
  for (let i = 0; i < samples.length; i += 1) {
    const white = noise() * 2 - 1
    last = kind === 'pink' ? last * 0.9 + white * 0.3 : white
    samples[i] = last
  }
  noises.set(kind, buffer)
  return buffer
}

const createSource = (
  context: AudioContext,
  voice: Voice,
  start: number,
  end: number,
): AudioScheduledSourceNode => {
  if (voice.kind === 'noise' || voice.kind === 'pink') {
    const source = context.createBufferSource()
    source.buffer = getNoise(context, voice.kind)
    source.loop = true
    return source
  }
  const oscillator = context.createOscillator()
  oscillator.type = voice.kind
  oscillator.frequency.setValueAtTime(voice.hz, start)
  if (voice.toHz !== undefined) oscillator.frequency.exponentialRampToValueAtTime(voice.toHz, end)
  return oscillator
}

const playVoice = ({ context, volume }: Mixer, voice: Voice): void => {
  const start = context.currentTime + voice.at / 1000
  const end = start + voice.ms / 1000
  const source = createSource(context, voice, start, end)
  const envelope = context.createGain()
  envelope.gain.setValueAtTime(silence, start)
  envelope.gain.exponentialRampToValueAtTime(toGain(voice.db), start + attackMs / 1000)
  envelope.gain.exponentialRampToValueAtTime(silence, end)
  if (source instanceof AudioBufferSourceNode) {
    const filter = context.createBiquadFilter()
    filter.frequency.value = voice.hz
    source.connect(filter).connect(envelope)
  } else source.connect(envelope)
  envelope.connect(volume)
  source.start(start)
  source.stop(end)
}

/** Plays a recipe at a volume of 0 to 100. If the browser blocks audio, it stays silent without an error. */
export const play = ({ voices }: Recipe, volume: number): void => {
  opened ??= open()
  const mixer = opened
  mixer.volume.gain.value = toGain(masterDb) * (volume / 100) ** 2
  const all = (): void => {
    for (const voice of voices) playVoice(mixer, voice)
  }
  if (mixer.context.state === 'running') all()
  else mixer.context.resume().then(all, () => undefined)
}
