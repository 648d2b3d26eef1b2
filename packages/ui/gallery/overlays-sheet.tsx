import { useEffect, useState } from 'react'
import { Ball } from '#games/numbers/ball.tsx'
import { ActionPopup } from '#feedback/action-popup.tsx'
import { useAnnounce } from '#feedback/announcer.tsx'
import { Button } from '#controls/button.tsx'
import { Countdown } from '#feedback/countdown.tsx'
import { Drawer } from '#layout/drawer.tsx'
import { Field } from '#controls/field.tsx'
import { FactGrid } from '#layout/key-value-list.tsx'
import { Modal } from '#feedback/modal.tsx'
import { Wrap } from '#layout/page.tsx'
import { Popup } from '#feedback/popup.tsx'
import { StageTransition, type TransitionStyle } from '#games/stage-transition.tsx'
import { createToasts, showToast, ToastRegion } from '#feedback/toast.tsx'
import { clockWords, now, SampleHeader, SampleLogo, soon, type SheetProps } from './sample.tsx'

const toasts = createToasts()
const styles: TransitionStyle[] = ['cross-fade', 'page-up', 'carousel-swap', 'roll-up']

const overlays = ['modal', 'popup', 'check', 'drawer'] as const
type Overlay = (typeof overlays)[number]

function showToasts() {
  showToast(toasts, { tone: 'win', title: '3 lines bought', text: 'Saturday Six · £6.00' })
  showToast(toasts, { tone: 'danger', title: 'Not bought', text: 'Weekly play limit reached · £0.00 taken' })
}

export function OverlaysSheet({ open: initialOverlay }: SheetProps) {
  const [open, setOpen] = useState<Overlay | null>(overlays.find(name => name === initialOverlay) ?? null)
  const [scene, setScene] = useState(1)
  useEffect(() => {
    if (initialOverlay === 'toasts') showToasts()
  }, [initialOverlay])
  const announce = useAnnounce()
  const close = () => setOpen(null)
  return (
    <>
      <SampleHeader />
      <Wrap>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 10, paddingBlock: 24 }}>
          {overlays.map(name => (
            <Button key={name} onPress={() => setOpen(name)}>
              {name}
            </Button>
          ))}
          <Button onPress={showToasts}>toasts</Button>
          <Button
            tone="primary"
            onPress={() => {
              setScene(scene + 1)
              announce(`Scene ${scene + 1}`)
            }}
          >
            Next scene
          </Button>
          <Countdown now={now} target={soon} words={clockWords} />
        </div>
        <StageTransition scene={String(scene)} style={styles[scene % 4] ?? 'cross-fade'}>
          <div
            style={{
              display: 'grid',
              placeItems: 'center',
              height: 320,
              background: 'var(--stage-bg)',
              borderRadius: 20,
            }}
          >
            <Ball number={scene} max={49} size={160} className="ball-now" />
          </div>
        </StageTransition>
      </Wrap>
      <Modal
        open={open === 'modal'}
        onClose={close}
        title="Log in"
        closeLabel="Close"
        actions={
          <Button tone="primary" onPress={close}>
            Log in
          </Button>
        }
      >
        <Field label="Username" />
        <div style={{ height: 12 }} />
        <Field label="Password" type="password" />
      </Modal>
      <Popup open={open === 'popup'} title="Full" okLabel="OK" onOk={close}>
        This game is full. Nothing was taken.
      </Popup>
      <ActionPopup
        open={open === 'check'}
        title="Time for a check-in"
        closeLabel="Close"
        onClose={close}
        mustAnswer
        safe={{ label: 'Stop and log out', onPress: close }}
        main={{ label: 'Keep playing', onPress: close, tone: 'equal' }}
      >
        <p className="muted" style={{ marginBottom: 16 }}>
          Your hourly reminder.
        </p>
        <FactGrid
          rows={[
            { id: 'a', term: 'Playing for', value: '1 h 02 min', weight: 'strong' },
            { id: 'b', term: 'Net this session', value: '−£9.50', weight: 'strong' },
            { id: 'c', term: 'Spent', value: '£14.00' },
            { id: 'd', term: 'Won', value: '£4.50' },
          ]}
        />
      </ActionPopup>
      <Drawer
        open={open === 'drawer'}
        onClose={close}
        label="Menu"
        closeLabel="Close"
        logo={<SampleLogo />}
        groups={[
          {
            id: 'play',
            title: 'Play',
            items: [
              { id: 'home', label: 'Home', icon: 'home', href: '#', current: true },
              { id: 'results', label: 'Results', icon: 'results', href: '#' },
              { id: 'tickets', label: 'My tickets', icon: 'ticket', href: '#' },
            ],
          },
          { id: 'safe', items: [{ id: 'safer', label: 'Safer play', icon: 'shield', href: '#' }] },
          { id: 'out', items: [{ id: 'leave', label: 'Log out', icon: 'leave', onPress: close }] },
        ]}
      />
      <ToastRegion toasts={toasts} label="Messages" closeLabel="Dismiss" />
    </>
  )
}
