import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { IconButton } from './icon-button.tsx'

type PauseButtonProps = { isPaused: boolean; onToggle: () => void; className?: string }

/** Stops and restarts pictures that change by themselves. */
export function PauseButton({ isPaused, onToggle, className = '' }: PauseButtonProps) {
  return (
    <IconButton
      label={isPaused ? 'Play pictures' : 'Pause pictures'}
      icon={isPaused ? <Play size={20} aria-hidden /> : <Pause size={20} aria-hidden />}
      variant="quiet"
      onClick={onToggle}
      className={`motion-reduce:hidden ${className}`}
    />
  )
}
