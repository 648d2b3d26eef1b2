const key = 'fairground.tooYoung'

/** Blocks a retry with another birthdate for the rest of the browser session. */
export const tooYoungMemory = {
  isSet: (): boolean => sessionStorage.getItem(key) !== null,
  set: (): void => sessionStorage.setItem(key, '1'),
}
