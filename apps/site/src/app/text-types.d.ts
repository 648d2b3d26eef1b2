import 'i18next'
import type english from '#text/en_US.json'
import type game from '#text/game.en_US.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof english & typeof game }
  }
}
