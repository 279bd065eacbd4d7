import type { ComponentProps } from 'react'
import styles from './Button.module.css'

type Look = {
  /** `primary` at most once in a view; `bare` without a frame. */
  kind?: 'primary' | 'quiet' | 'bare'
  /** `icon`: round, for an icon alone. */
  size?: 'small' | 'icon'
}

type Props = ComponentProps<'button'> &
  Look & {
    /** Shows a spinner, and is disabled. */
    pending?: boolean
  }

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

/** Props that make a link look like a button. */
export function buttonLook({
  kind = 'primary',
  size,
}: { [Part in keyof Look]?: Look[Part] | undefined } = {}) {
  return { className: styles.button, 'data-kind': kind, 'data-size': size }
}
