import { useRef } from 'react'
import { pushTexts } from '../../domain/texts/en/push.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { useTexts } from '../../ui/texts.ts'
import { Panel } from '../profile/panel.tsx'
import { hasNotifications } from './this-browser.ts'
import { usePush } from './use-push.ts'

/** Switches notifications on and off in this browser; nothing in a browser that has none. */
export default function PushCard() {
  return hasNotifications() ? <PushSwitch /> : null
}

function PushSwitch() {
  const texts = useTexts(pushTexts)
  const { state, isSending, failure, turnOn, turnOff } = usePush()
  const said = useRef<HTMLParagraphElement>(null)
  if (!state) return null
  const change = async () => {
    await (state === 'on' ? turnOff() : turnOn())
    // It takes the focus that the disabled button lost.
    said.current?.focus()
  }
  return (
    <Panel title={texts.title}>
      <div className="grid justify-items-start gap-5">
        <p ref={said} role="status" tabIndex={-1} className="outline-none">
          {texts[state]}
        </p>
        {state !== 'denied' && (
          <Button variant="outline" busy={isSending} onClick={change}>
            {state === 'on' ? texts.turnOff : texts.turnOn}
          </Button>
        )}
        <FormFailure text={failure} />
      </div>
    </Panel>
  )
}
