import { Moon, Sun } from 'lucide-react'
import { navigation } from '../../../content/navigation.ts'
import { Button } from '../../ui/Button.tsx'
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
    <span className={styles.toggle} data-ready={hydrated || undefined}>
      <Button kind="bare" onClick={toggle}>
        <Icon aria-hidden="true" strokeWidth={1.75} />
        <span className={labelled ? undefined : 'visually-hidden'}>{seen === 'dark' ? toLight : toDark}</span>
      </Button>
    </span>
  )
}
