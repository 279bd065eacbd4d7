import { createToaster, Toast, Toaster as Toasts } from '@ark-ui/react/toast'
import * as v from 'valibot'
import styles from './Toaster.module.css'

const DURATION_MS = 10_000

export const toaster = createToaster({ placement: 'bottom-end', duration: DURATION_MS, gap: 12, max: 3 })

const Meta = v.fallback(v.object({ link: v.optional(v.object({ label: v.string(), href: v.string() })) }), {})

export function Toaster() {
  return (
    <Toasts toaster={toaster}>
      {(toast) => {
        const { link } = v.parse(Meta, toast.meta)
        return (
          <Toast.Root className={styles.toast}>
            <Toast.Title className={styles.title}>{toast.title}</Toast.Title>
            <Toast.Description>{toast.description}</Toast.Description>
            {link && (
              <a className={styles.link} href={link.href}>
                {link.label}
              </a>
            )}
            <Toast.CloseTrigger className={styles.close} aria-label="Close">
              ×
            </Toast.CloseTrigger>
          </Toast.Root>
        )
      }}
    </Toasts>
  )
}
