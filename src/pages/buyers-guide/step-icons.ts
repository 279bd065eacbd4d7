import {
  Building,
  Eye,
  FilePen,
  Hammer,
  Handshake,
  Key,
  ListChecks,
  type LucideIcon,
  Scale,
  Search,
  Wallet,
} from 'lucide-react'
import type { GuideStep } from '../../../content/guides/schema.ts'

/** The component for each icon name in the content. */
export const stepIcons: Record<GuideStep['icon'], LucideIcon> = {
  wallet: Wallet,
  search: Search,
  eye: Eye,
  'file-pen': FilePen,
  'list-checks': ListChecks,
  building: Building,
  hammer: Hammer,
  handshake: Handshake,
  scale: Scale,
  key: Key,
}
