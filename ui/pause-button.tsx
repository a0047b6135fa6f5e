import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { controlTexts } from '../domain/texts/en/controls.ts'
import { IconButton } from './icon-button.tsx'
import { useTexts } from './texts.ts'

type PauseButtonProps = { isPaused: boolean; onToggle: () => void; className?: string }

/** Pauses and resumes pictures that change automatically. */
export function PauseButton({ isPaused, onToggle, className = '' }: PauseButtonProps) {
  const texts = useTexts(controlTexts)
  return (
    <IconButton
      label={isPaused ? texts.playPictures : texts.pausePictures}
      icon={isPaused ? <Play size={20} aria-hidden /> : <Pause size={20} aria-hidden />}
      variant="quiet"
      onClick={onToggle}
      className={`motion-reduce:hidden noscript:hidden ${className}`}
    />
  )
}
