import type { DemoLanguage } from './pages/demo-pages.ts'
import type { DemoMember } from './world.ts'

interface FooterWords {
  readonly name: string
  readonly keywords: string
  readonly notice: (site: string) => string
  readonly runsOn: (site: string) => string
  readonly inbox: string
  readonly links: Readonly<Record<'responsible-play' | 'complaints' | 'licence' | 'bonus-terms', string>>
}

const words: { readonly [L in DemoLanguage]: FooterWords } = {
  en_GB: {
    name: 'English',
    keywords: 'lottery, raffle, bingo, scratchcards, provably fair',
    notice: site => `${site} is a demonstration without a licence. Nothing here costs or pays real money.`,
    runsOn: site => `${site} runs on Fairground.`,
    inbox: 'Demo inbox: read the mails and text messages of this demo',
    links: {
      'responsible-play': 'Responsible play',
      complaints: 'Complaints',
      licence: 'Licence',
      'bonus-terms': 'Bonus terms',
    },
  },
  es_ES: {
    name: 'Español',
    keywords: 'lotería, rifa, bingo, rasca y gana, sorteos verificables',
    notice: site => `${site} es una demostración sin licencia. Aquí no se paga ni se cobra dinero real.`,
    runsOn: site => `${site} funciona con Fairground.`,
    inbox: 'Buzón de la demostración: lee los correos y mensajes de esta demostración',
    links: {
      'responsible-play': 'Juego responsable',
      complaints: 'Reclamaciones',
      licence: 'Licencia',
      'bonus-terms': 'Condiciones de los bonos',
    },
  },
  fr_FR: {
    name: 'Français',
    keywords: 'loterie, tombola, bingo, tickets à gratter, tirages vérifiables',
    notice: site =>
      `${site} est une démonstration sans licence. Ici, rien ne coûte ni ne rapporte d’argent réel.`,
    runsOn: site => `${site} fonctionne avec Fairground.`,
    inbox: 'Boîte de la démonstration : lire les e-mails et messages de cette démonstration',
    links: {
      'responsible-play': 'Jeu responsable',
      complaints: 'Réclamations',
      licence: 'Licence',
      'bonus-terms': 'Conditions des bonus',
    },
  },
}

export interface FooterTexts {
  readonly name: string
  readonly keywords: string
  readonly footerHtml: string
  readonly legalHtml: string
}

/** The texts at the bottom of every page. `inboxUrl` is set only where a demo inbox runs. */
export const footerTexts = (
  { name: site }: Pick<DemoMember, 'name'>,
  language: DemoLanguage,
  inboxUrl: string | undefined,
): FooterTexts => {
  const { name, keywords, notice, runsOn, inbox, links } = words[language]
  const pages = Object.entries(links).map(([page, label]) => `<a href="/p/${page}">${label}</a>`)
  const inboxLink = inboxUrl === undefined ? '' : `<p><a href="${inboxUrl}">${inbox}</a></p>`
  return {
    name,
    keywords,
    footerHtml: `<p>${notice(site)}</p><p>${pages.join(' · ')}</p>${inboxLink}`,
    legalHtml: `<p>${runsOn(site)}</p>`,
  }
}
