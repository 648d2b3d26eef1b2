import type { Input } from '@fairground/contract/operations'

type DropdownType = Input<'getDropdownItems'>['type']

const languages = ['en_US', 'es_ES', 'fr_FR'] as const

/** Titles in the order of the languages above. */
type Titles = readonly [english: string, spanish: string, french: string]

const items: { readonly [T in DropdownType]: Readonly<Record<string, Titles>> } = {
  gender: {
    female: ['Female', 'Mujer', 'Femme'],
    male: ['Male', 'Hombre', 'Homme'],
    other: ['Other', 'Otro', 'Autre'],
    unstated: ['Prefer not to say', 'Prefiero no decirlo', 'Je préfère ne pas le dire'],
  },
  title: {
    ms: ['Ms', 'Sra.', 'Mme'],
    mr: ['Mr', 'Sr.', 'M.'],
    mx: ['Mx', 'Sin tratamiento', 'Sans civilité'],
    dr: ['Dr', 'Dr.', 'Dr'],
  },
  occupation: {
    administration: ['Office and administration', 'Oficina y administración', 'Bureau et administration'],
    agriculture: ['Farming and fishing', 'Agricultura y pesca', 'Agriculture et pêche'],
    arts: ['Arts and media', 'Artes y medios', 'Arts et médias'],
    construction: ['Building and trades', 'Construcción y oficios', 'Bâtiment et artisanat'],
    education: ['Education', 'Educación', 'Enseignement'],
    finance: ['Finance and law', 'Finanzas y derecho', 'Finance et droit'],
    health: ['Health and care', 'Sanidad y cuidados', 'Santé et soins'],
    hospitality: ['Hotels and restaurants', 'Hostelería', 'Hôtellerie et restauration'],
    industry: ['Industry', 'Industria', 'Industrie'],
    public: ['Public service', 'Administración pública', 'Service public'],
    retail: ['Shops and sales', 'Comercio y ventas', 'Commerce et vente'],
    technology: ['Technology', 'Tecnología', 'Informatique'],
    transport: ['Transport', 'Transporte', 'Transport'],
    homemaker: ['At home', 'En casa', 'Au foyer'],
    student: ['Student', 'Estudiante', 'Études'],
    retired: ['Retired', 'Jubilación', 'Retraite'],
    unemployed: ['Looking for work', 'En busca de empleo', 'En recherche d’emploi'],
    other: ['Something else', 'Otra cosa', 'Autre'],
  },
  sourceOfFunds: {
    salary: ['Salary or wages', 'Sueldo', 'Salaire'],
    business: ['Own business', 'Negocio propio', 'Entreprise personnelle'],
    pension: ['Pension', 'Pensión', 'Pension'],
    savings: ['Savings', 'Ahorros', 'Épargne'],
    investments: ['Investments', 'Inversiones', 'Placements'],
    inheritance: ['Inheritance or gift', 'Herencia o donación', 'Héritage ou don'],
    other: ['Something else', 'Otra cosa', 'Autre'],
  },
}

/** Falls back to English. */
export const dropdownItems = (type: DropdownType, language: string) => {
  const at = Math.max(
    0,
    languages.findIndex(each => each.slice(0, 2) === language.slice(0, 2)),
  )
  return Object.entries(items[type]).map(([id, titles]) => ({ id, title: titles[at] ?? titles[0] }))
}
