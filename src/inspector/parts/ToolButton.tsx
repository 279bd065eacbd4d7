/** The site's quiet button, smaller; `wide` ones are lines of a list, with a detail in small code. */
import type { ComponentProps } from 'react'
import { buttonLook } from '../../ui/Button.tsx'
import styles from './ToolButton.module.css'

type Props = ComponentProps<'button'> & { wide?: boolean; 'data-idle'?: boolean | undefined }

export function ToolButton({ wide = false, ...attributes }: Props) {
  return <button type="button" {...toolLook()} data-wide={wide || undefined} {...attributes} />
}

/** Props that make a link look like one of these buttons. */
export function toolLook() {
  const look = buttonLook({ kind: 'quiet', size: 'small' })
  return { ...look, className: `${look.className} ${styles.button}` }
}
