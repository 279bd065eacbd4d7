import { auth } from '../../../content/pages/auth.ts'
import type { Places } from '../../path-harness/place.ts'
import type { Part } from '../../path-harness/visitor.ts'
import { screen as change } from '../password-change/screen.ts'
import { view as accountMenu } from '../password-change/view.tsx'
import { screen as reset } from '../password-reset/screen.ts'
import { view as authPage } from '../password-reset/view.tsx'
import { adviceScreen } from './screen.ts'

const component = 'src/features/auth/NewPasswordField.tsx'
const { label } = auth.newPassword
const dialog: Part = { role: 'dialog', name: auth.passwordChange.title }
const chosen: Part = { role: 'form', name: auth.newPassword.title }

export const places: Places = {
  "a signed-in visitor's new password": {
    ...{ component, view: accountMenu, part: dialog },
    screen: adviceScreen({
      open: async (visitor) => {
        await change.open(visitor, [])
        await change.gestures['change.opened']?.(visitor, { type: 'change.opened' }, [])
        await visitor.sees(dialog)
      },
      ...{ form: dialog, label },
    }),
  },
  'a new password by the mailed link': {
    ...{ component, view: authPage, part: chosen },
    screen: adviceScreen({
      open: async (visitor) => {
        await reset.open(visitor, [])
        await reset.settle.followLink?.(visitor, { output: { outcome: 'recovered' } }, [])
        await visitor.sees(chosen)
      },
      ...{ form: chosen, label },
    }),
  },
}
