import { createToaster, Toast, Toaster as Toasts } from '@ark-ui/react/toast'
import { ArrowRight, CircleAlert, CircleCheck, X } from 'lucide-react'
import * as v from 'valibot'
import { buttonLook } from './Button.tsx'
import styles from './Toaster.module.css'

const DURATION_MS = 10_000

/**
 * A band below the header, over its banner: what a form says about the same event stands further down (base.css). The
 * style sheet has its place on a page without that header.
 */
const offsets = {
  top: 'var(--toast-top)',
  left: '0px',
  right: '0px',
  bottom: '0px',
}

export const toaster = createToaster({
  placement: 'top',
  duration: DURATION_MS,
  gap: 12,
  max: 3,
  offsets,
})

const Meta = v.fallback(v.object({ link: v.optional(v.object({ label: v.string(), href: v.string() })) }), {})

export function Toaster() {
  return (
    <Toasts toaster={toaster} className={`screen-only ${styles.group}`} style={{ zIndex: 'var(--z-toast)' }}>
      {(toast) => {
        const { link } = v.parse(Meta, toast.meta)
        const Icon = toast.type === 'error' ? CircleAlert : CircleCheck
        return (
          <Toast.Root className={styles.toast} data-tone={toast.type}>
            <Icon aria-hidden className={styles.icon} />
            <Toast.Title className="strong">{toast.title}</Toast.Title>
            <Toast.Description className={styles.text}>{toast.description}</Toast.Description>
            {link && (
              <a className={styles.link} href={link.href}>
                {link.label}
                <ArrowRight aria-hidden />
              </a>
            )}
            <Toast.CloseTrigger {...buttonLook({ kind: 'bare', size: 'icon' })} aria-label="Close">
              <X aria-hidden />
            </Toast.CloseTrigger>
          </Toast.Root>
        )
      }}
    </Toasts>
  )
}
