import type { Recipe, Voice } from '#features/sound/cues.ts'

const masterDb = -12
const attackMs = 6
const silence = 0.0001

const gainOf = (db: number): number => 10 ** (db / 20)

interface Board {
  readonly context: AudioContext
  readonly volume: GainNode
}

let opened: Board | undefined

/** Everything goes through one volume and one limiter, so that sounds at once never get loud. */
const open = (): Board => {
  const context = new AudioContext()
  const volume = context.createGain()
  const limiter = context.createDynamicsCompressor()
  limiter.threshold.value = -10
  limiter.ratio.value = 20
  volume.connect(limiter).connect(context.destination)
  return { context, volume }
}

/** Always the same noise: an ear cannot tell, and nothing here needs chance. */
const noiseFrom = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / 2 ** 32
}

const noises = new Map<Voice['kind'], AudioBuffer>()

/** A second of noise. Pink: each sample leans on the one before, which takes the edge off. */
const noiseOf = (context: AudioContext, kind: 'noise' | 'pink'): AudioBuffer => {
  const known = noises.get(kind)
  if (known) return known
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  const noise = noiseFrom(1)
  let last = 0
  for (let i = 0; i < samples.length; i += 1) {
    const white = noise() * 2 - 1
    last = kind === 'pink' ? last * 0.9 + white * 0.3 : white
    samples[i] = last
  }
  noises.set(kind, buffer)
  return buffer
}

const sourceOf = (
  context: AudioContext,
  voice: Voice,
  start: number,
  end: number,
): AudioScheduledSourceNode => {
  if (voice.kind === 'noise' || voice.kind === 'pink') {
    const source = context.createBufferSource()
    source.buffer = noiseOf(context, voice.kind)
    source.loop = true
    return source
  }
  const oscillator = context.createOscillator()
  oscillator.type = voice.kind
  oscillator.frequency.setValueAtTime(voice.hz, start)
  if (voice.toHz !== undefined) oscillator.frequency.exponentialRampToValueAtTime(voice.toHz, end)
  return oscillator
}

const sing = ({ context, volume }: Board, voice: Voice): void => {
  const start = context.currentTime + voice.at / 1000
  const end = start + voice.ms / 1000
  const source = sourceOf(context, voice, start, end)
  const envelope = context.createGain()
  envelope.gain.setValueAtTime(silence, start)
  envelope.gain.exponentialRampToValueAtTime(gainOf(voice.db), start + attackMs / 1000)
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

/** Plays a recipe at a volume of 0 to 100. A browser that refuses stays silent, and nobody is told. */
export const play = ({ voices }: Recipe, volume: number): void => {
  opened ??= open()
  const board = opened
  board.volume.gain.value = gainOf(masterDb) * (volume / 100) ** 2
  const all = (): void => {
    for (const voice of voices) sing(board, voice)
  }
  if (board.context.state === 'running') all()
  else board.context.resume().then(all, () => undefined)
}
