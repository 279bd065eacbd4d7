import { Moon, Sun } from 'lucide-react'
import { navigation } from '../../../content/navigation.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './ThemeToggle.module.css'
import { useTheme } from './use-theme.ts'

const { toDark, toLight } = navigation.theme
/** The style sheet shows the one that leads to the other theme: the prerendered page cannot know it. */
const faces = [
  { label: toDark, Icon: Moon, className: styles.toDark },
  { label: toLight, Icon: Sun, className: styles.toLight },
] as const

/** Switches to the other theme. Hidden without JavaScript. */
export function ThemeToggle({ labelled = false }: { labelled?: boolean }) {
  const { toggle } = useTheme()
  return (
    <span className="script-only">
      <Button kind="bare" onClick={toggle}>
        {faces.map(({ label, Icon, className }) => (
          <span key={label} className={`${styles.face} ${className}`}>
            <Icon aria-hidden="true" strokeWidth={1.75} />
            <span className={labelled ? undefined : 'visually-hidden'}>{label}</span>
          </span>
        ))}
      </Button>
    </span>
  )
}
