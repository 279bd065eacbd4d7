import type { ComponentProps } from 'react'
import styles from './Button.module.css'

type Look = {
  /** `primary` once in a view, for what it is about; `bare` without any frame. */
  kind?: 'primary' | 'quiet' | 'solid' | 'bare'
  size?: 'small'
}

type Props = ComponentProps<'button'> &
  Look & {
    /** It is at work: it turns a ring, and does not answer until that is over. */
    pending?: boolean
  }

/** A button that acts. */
export function Button({ kind, size, pending = false, disabled, ...props }: Props) {
  return (
    <button
      type="button"
      {...props}
      {...buttonLook({ kind, size })}
      data-pending={pending || undefined}
      disabled={disabled || pending}
    />
  )
}

/** What makes a link look like a button; the caller brings the link. */
export function buttonLook({
  kind = 'primary',
  size,
}: { [Part in keyof Look]?: Look[Part] | undefined } = {}) {
  return { className: styles.button, 'data-kind': kind, 'data-size': size }
}
