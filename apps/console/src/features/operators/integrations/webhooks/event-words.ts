/** The form of events: what a person should know before they choose. */
export const eventHints: Readonly<Record<string, string>> = {
  url: 'An https address. It must answer with 2xx within seconds.',
  events: 'Choose at least one.',
}
