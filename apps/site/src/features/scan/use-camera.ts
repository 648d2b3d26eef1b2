import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Not among the types of a page yet, and not in every browser. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector
}

const detectorClass = (): DetectorClass | undefined => {
  const known: unknown = Reflect.get(globalThis, 'BarcodeDetector')
  return typeof known === 'function' ? (known as unknown as DetectorClass) : undefined
}

/** Whether this browser can read codes from a camera at all. */
export const canScan = (): boolean =>
  detectorClass() !== undefined && navigator.mediaDevices?.getUserMedia !== undefined

export type CameraState = 'starting' | 'looking' | 'refused'

const everyMs = 250

/** The camera's picture in a video element, looked through until something is read; stopped with the page. */
export const useCamera = (onText: (text: string) => void) => {
  const video = useRef<HTMLVideoElement>(null)
  const read = useEffectEvent(onText)
  const [state, setState] = useState<CameraState>('starting')
  useEffect(() => {
    const Detector = detectorClass()
    if (Detector === undefined) return undefined
    const detector = new Detector({ formats: ['qr_code'] })
    let stopped = false
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      stopped = true
      clearTimeout(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const look = async () => {
      const picture = video.current
      if (stopped || picture === null) return
      const [found] = picture.readyState < 2 ? [] : await detector.detect(picture).catch(() => [])
      if (found && !stopped) read(found.rawValue)
      timer = setTimeout(() => void look(), everyMs)
    }
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (stopped || video.current === null) return stop()
      video.current.srcObject = stream
      await video.current.play()
      setState('looking')
      await look()
    }
    start().catch(() => {
      if (!stopped) setState('refused')
    })
    return stop
  }, [])
  return { video, state }
}
