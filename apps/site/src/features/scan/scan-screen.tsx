import { Button } from '@fairground/ui/parts/button.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '#app/call.ts'
import { useText } from '#app/text.ts'
import { CameraView } from '#features/scan/camera-view.tsx'
import { ScanAnswer, UnclearAnswer } from '#features/scan/scan-answer.tsx'
import { scannedCode, type TicketCode } from '#features/scan/scan-code.ts'
import { TicketForm } from '#features/scan/ticket-form.tsx'
import { canScan } from '#features/scan/use-camera.ts'
import { PageFrame } from '#shared/page-frame.tsx'
import styles from './scan-page.module.css'

/** The address printed on a ticket leads here. The key is taken out of it: an address is kept and shown. */
const useCodeOfAddress = (): TicketCode | undefined => {
  const [address, setAddress] = useSearchParams()
  const [code] = useState(() => scannedCode(`https://ticket/?${address}`))
  useEffect(() => {
    if (address.has('code') || address.has('ticket')) setAddress({}, { replace: true })
  }, [address, setAddress])
  return code
}

/** What became of a printed ticket: by camera, or by typing what stands on it. */
export function ScanScreen() {
  const t = useText()
  const [camera, setCamera] = useState(false)
  const [foreign, setForeign] = useState(false)
  const ofAddress = useCodeOfAddress()
  const [filled, setFilled] = useState(ofAddress)
  const check = useMutation({ mutationFn: (code: TicketCode) => call('checkTicketStatus', code) })
  const ask = (code: TicketCode) => {
    setForeign(false)
    check.mutate(code)
  }
  const read = (text: string) => {
    const code = scannedCode(text)
    setForeign(code === undefined)
    if (code === undefined) return
    setCamera(false)
    setFilled(code)
    ask(code)
  }
  const { mutate } = check
  useEffect(() => {
    if (ofAddress) mutate(ofAddress)
  }, [ofAddress, mutate])
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
          <TicketForm key={filled?.ticket} first={filled} checking={check.isPending} onCheck={ask} />
        </Card>
        {check.data && !check.isPending && <ScanAnswer answer={check.data} />}
        {check.isError && <UnclearAnswer onAgain={() => check.variables && check.mutate(check.variables)} />}
      </div>
    </PageFrame>
  )
}
