import { Moon, Sun } from 'lucide-react'
import { navigation } from '../../../content/navigation.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import styles from './ThemeToggle.module.css'
import { useTheme } from './use-theme.ts'

/** Switches to the other theme. Hidden without JavaScript. */
export function ThemeToggle({ labelled = false }: { labelled?: boolean }) {
  const { seen, toggle } = useTheme()
  const hydrated = useHydrated()
  const { toDark, toLight } = navigation.theme
  const Icon = seen === 'dark' ? Sun : Moon
  return (
    <button
      type="button"
      className={styles.toggle}
      onClick={toggle}
      data-ready={hydrated || undefined}
      data-labelled={labelled || undefined}
    >
      <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
      <span className={labelled ? undefined : 'visually-hidden'}>{seen === 'dark' ? toLight : toDark}</span>
    </button>
  )
}
