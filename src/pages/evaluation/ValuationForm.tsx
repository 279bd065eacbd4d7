import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { evaluation, head } from '../../../content/pages/evaluation.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import control from '../../ui/control.module.css'

const { form, banner } = evaluation
const { label, hint, action } = banner.valuation
const FIELD = 'valuation-address'
const FORM = `${form.id}-form`

/**
 * A one-field form that passes the property address to this page's lead form through the URL, also when it is sent
 * before the page answers. Without JavaScript nothing reads the URL: a link to the lead form stands in its place.
 */
export function ValuationForm() {
  const navigate = useNavigate()
  const carry = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = new FormData(event.currentTarget).get('address')
    const query = typeof address === 'string' && address.trim() ? `?${new URLSearchParams({ address })}` : ''
    await navigate({ href: `${head.path}${query}#${FORM}`, resetScroll: false, hashScrollIntoView: false })
    // Focus the lead form even if the address is unchanged or empty.
    document.getElementById(`${form.id}-address`)?.focus()
  }
  return (
    <>
      <form
        className="script-only column panel"
        data-surface="raised"
        method="get"
        action={`${head.path}#${FORM}`}
        onSubmit={carry}
      >
        <label htmlFor={FIELD} className="subheading">
          {label}
        </label>
        <input
          id={FIELD}
          name="address"
          type="text"
          className={control.control}
          autoComplete="address-line1"
          aria-describedby={`${FIELD}-hint`}
        />
        <p id={`${FIELD}-hint`} className="note">
          {hint}
        </p>
        <Button type="submit">{action}</Button>
      </form>
      <p className="without-script">
        <a href={`#${FORM}`} {...buttonLook()}>
          {action}
        </a>
      </p>
    </>
  )
}
