import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** The DOM types do not declare BarcodeDetector yet, and some browsers lack it. */
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

/** Whether this browser can read codes from a camera. */
export const canScan = (): boolean =>
  detectorClass() !== undefined && navigator.mediaDevices?.getUserMedia !== undefined

export type CameraState = 'starting' | 'looking' | 'refused'

const intervalMs = 250

/** Streams the camera into a video element and scans it for codes until unmount. */
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
    const scan = async () => {
      const frame = video.current
      if (stopped || frame === null) return
      const [found] = frame.readyState < 2 ? [] : await detector.detect(frame).catch(() => [])
      if (found && !stopped) read(found.rawValue)
      timer = setTimeout(() => void scan(), intervalMs)
    }
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (stopped || video.current === null) return stop()
      video.current.srcObject = stream
      await video.current.play()
      setState('looking')
      await scan()
    }
    start().catch(() => {
      if (!stopped) setState('refused')
    })
    return stop
  }, [])
  return { video, state }
}
