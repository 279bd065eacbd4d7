import { ADVICE_DELAY_MS } from '../../../content/constants.ts'
import { auth } from '../../../content/pages/auth.ts'
import { ADVICE } from '../../../content/password-advice.ts'
import type { Place, Places } from '../../path-harness/place.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'
import { screen as change } from '../password-change/screen.ts'
import { view as accountMenu } from '../password-change/view.tsx'
import { screen as reset } from '../password-reset/screen.ts'
import { view as authPage } from '../password-reset/view.tsx'
import { adviceScreen, screen as signUp } from './screen.ts'

type Form = { form: Part; label: string; open: (visitor: Visitor) => Promise<void> }

const component = 'src/features/auth/NewPasswordField.tsx'
const { label } = auth.newPassword
const dialog: Part = { role: 'dialog', name: auth.passwordChange.title }
const chosen: Part = { role: 'form', name: auth.newPassword.title }
const account: Part = { selector: 'main form' }

/** Somebody whose address has a name in it that is long enough to be repeated. */
const grace = (visitor: Visitor): Visitor => ({ ...visitor, account: () => visitor.account('grace') })

/** The advice knows whose password it is. */
const repeats = ({ form, label }: Omit<Form, 'open'>): NonNullable<Place['also']> => ({
  'repeats the email address: is told so': async (visitor) => {
    await visitor.fill({ label, inside: form }, 'grace1906x')
    await visitor.passes(ADVICE_DELAY_MS)
    await visitor.sees({ text: ADVICE.address, inside: form })
  },
})

const placeOf = (form: Form) => ({ part: form.form, screen: adviceScreen(form), also: repeats(form) })

export const places: Places = {
  'a new account': {
    ...{ page: '/auth', isOfView: true, part: account },
    screen: {
      ...signUp,
      open: async (visitor, coming) => {
        await signUp.open(visitor, coming)
        const { email } = await visitor.account('grace')
        await visitor.fill({ role: 'textbox', name: auth.email.label, inside: account }, email)
      },
    },
    also: repeats({ form: account, label: auth.password.label }),
  },
  "a signed-in visitor's new password": {
    ...{ component, view: accountMenu },
    ...placeOf({
      ...{ form: dialog, label },
      open: async (visitor) => {
        await change.open(grace(visitor), [])
        await change.gestures['change.opened']?.(visitor, { type: 'change.opened' }, [])
        await visitor.sees(dialog)
      },
    }),
  },
  'a new password by the mailed link': {
    ...{ component, view: authPage },
    ...placeOf({
      ...{ form: chosen, label },
      open: async (visitor) => {
        const her = grace(visitor)
        await reset.open(her, [])
        await reset.settle?.followLink?.(her, { output: { outcome: 'recovered' } }, [])
        await visitor.sees(chosen)
      },
    }),
  },
}
