import { Button } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '#core/call.ts'
import { useText } from '#core/text/text.ts'
import { CameraView } from '#features/scan/camera-view.tsx'
import { ScanAnswer, UnclearAnswer } from '#features/scan/scan-answer.tsx'
import { scannedCode, type TicketCode } from '#features/scan/scan-code.ts'
import { TicketForm } from '#features/scan/ticket-form.tsx'
import { canScan } from '#features/scan/use-camera.ts'
import { PageFrame } from '#shared/layout/page-frame.tsx'
import styles from './scan-page.module.css'

/** The code from the address printed on a ticket. It is removed from the address, which the browser shows and stores. */
const useAddressCode = (): TicketCode | undefined => {
  const [address, setAddress] = useSearchParams()
  const [code] = useState(() => scannedCode(`https://ticket/?${address}`))
  useEffect(() => {
    if (address.has('code') || address.has('ticket')) setAddress({}, { replace: true })
  }, [address, setAddress])
  return code
}

/** Checks a printed ticket, by camera or by typed number and key. */
export function ScanScreen() {
  const t = useText()
  const [camera, setCamera] = useState(false)
  const [foreign, setForeign] = useState(false)
  const addressCode = useAddressCode()
  const [filled, setFilled] = useState(addressCode)
  const check = useMutation({ mutationFn: (code: TicketCode) => call('checkTicketStatus', code) })
  const submit = (code: TicketCode) => {
    setForeign(false)
    check.mutate(code)
  }
  const read = (text: string) => {
    const code = scannedCode(text)
    setForeign(code === undefined)
    if (code === undefined) return
    setCamera(false)
    setFilled(code)
    submit(code)
  }
  const { mutate } = check
  useEffect(() => {
    if (addressCode) mutate(addressCode)
  }, [addressCode, mutate])
  return (
    <PageFrame narrow title={t('after.scan.title')} intro={t('after.scan.intro')}>
      <div className={styles.page}>
        <Card>
          {canScan() ? (
            camera ? (
              <CameraView onText={read} onClose={() => setCamera(false)} />
            ) : (
              <Button full size="lg" icon="scan" onPress={() => setCamera(true)}>
                {t('after.scan.open')}
              </Button>
            )
          ) : (
            <p className="muted">{t('after.scan.noCamera')}</p>
          )}
          {foreign && <p role="status">{t('after.scan.foreign')}</p>}
          {canScan() && <p className={styles.or}>{t('after.scan.or')}</p>}
          <TicketForm key={filled?.ticket} first={filled} checking={check.isPending} onCheck={submit} />
        </Card>
        {check.data && !check.isPending && <ScanAnswer answer={check.data} />}
        {check.isError && <UnclearAnswer onAgain={() => check.variables && check.mutate(check.variables)} />}
      </div>
    </PageFrame>
  )
}
