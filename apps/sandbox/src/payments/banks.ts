interface Bank {
  readonly id: string
  readonly name: string
}

const banks: Readonly<Record<string, readonly string[]>> = {
  GB: ['Albion Bank', 'Cooperative of the North', 'Thames & Tyne'],
  DE: ['Bank am Markt', 'Hansekasse', 'Sparverein Süd'],
  ES: ['Banco del Sol', 'Caja Atlántica'],
  FR: ['Banque du Pont', 'Crédit des Alpes'],
  US: ['First Lakes Bank', 'Union of the Plains'],
}

/** Returns fictional banks for direct debits. */
export const banksIn = (country: string): Bank[] =>
  (banks[country] ?? []).map((name, i) => ({ id: `${country.toLowerCase()}-${i + 1}`, name }))
