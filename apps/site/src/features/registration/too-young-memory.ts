const key = 'fairground.tooYoung'

/** Who was stopped for their age is not asked again in this visit: another date would not make them older. */
export const tooYoungMemory = {
  isSet: (): boolean => sessionStorage.getItem(key) !== null,
  set: (): void => sessionStorage.setItem(key, '1'),
}
