import { Route, Routes } from 'react-router'
import { LanguagesList } from './languages-list.tsx'
import { MailsPage } from './mails/mails-page.tsx'
import { TextsPage } from './texts/texts-page.tsx'

/** The languages of the site, their texts, and the mails to players. */
export function LanguagesPage() {
  return (
    <Routes>
      <Route path="" element={<LanguagesList />} />
      <Route path="mails" element={<MailsPage />} />
      <Route path="mails/:mail" element={<MailsPage />} />
      <Route path=":language" element={<TextsPage />} />
    </Routes>
  )
}
