/** The inspector's one button; `wide` ones are lines of a list, with a detail in small code. */
import type { ComponentProps } from 'react'
import styles from './Button.module.css'

type Props = ComponentProps<'button'> & { wide?: boolean; 'data-idle'?: boolean | undefined }

export function Button({ wide = false, ...attributes }: Props) {
  return <button type="button" className={styles.button} data-wide={wide || undefined} {...attributes} />
}
