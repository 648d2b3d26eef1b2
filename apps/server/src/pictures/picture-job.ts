/** What the processes that decode pictures can do. */
export type PictureJob =
  | { readonly kind: 'reencode'; readonly bytes: Uint8Array; readonly type: 'image/jpeg' | 'image/png' }
  | { readonly kind: 'watermark'; readonly bytes: Uint8Array; readonly text: string }
  | { readonly kind: 'rasterize'; readonly svg: string; readonly width: number }

/** `failed` stands for a picture that cannot be decoded. */
export type PictureResult = { readonly bytes: Uint8Array } | { readonly refused: 'tooManyPixels' | 'failed' }
