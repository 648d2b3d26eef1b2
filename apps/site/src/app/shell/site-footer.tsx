import { Footer } from '@fairground/ui/layout/footer.tsx'
import { lazy, Suspense } from 'react'
import { lazyPage } from '#core/lazy-page.ts'
import { useText } from '#core/text/text.ts'
import { LanguageChoice } from './language-choice.tsx'

const OperatorFooter = lazy(lazyPage(async () => (await import('./operator-texts.tsx')).OperatorFooter))

export function SiteFooter() {
  const t = useText()
  return (
    <Footer
      label={t('footer.label')}
      age={t('footer.age')}
      notice={
        <>
          {t('footer.notice')}
          <Suspense>
            <OperatorFooter />
          </Suspense>
        </>
      }
      end={<LanguageChoice />}
      columns={[
        {
          id: 'play',
          links: [
            { href: '/draws', label: t('footer.resultsAndProof') },
            { href: '/fairness', label: t('footer.fairness') },
            { href: '/tickets', label: t('shell.tickets') },
          ],
        },
        {
          id: 'care',
          links: [
            { href: '/cashier/responsiblegaming', label: t('drawer.saferPlay') },
            { href: '/howtoplay', label: t('shell.howToPlay') },
          ],
        },
        {
          id: 'legal',
          links: [
            { href: '/terms', label: t('drawer.terms') },
            { href: '/privacy', label: t('drawer.privacy') },
            { href: '/contact', label: t('footer.contact') },
          ],
        },
      ]}
    />
  )
}
