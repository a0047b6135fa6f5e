import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { passkeyTexts } from '../../domain/texts/en/passkeys.ts'
import { Button } from '../../ui/button.tsx'
import { SkeletonBar } from '../../ui/skeleton.tsx'
import { useTexts } from '../../ui/texts.ts'
import { passkeysQuery } from '../api/queries.ts'
import { Panel } from './panel.tsx'
import { PasskeyList } from './passkey-list.tsx'

/** The customer's passkeys. Loaded when asked for. */
export function PasskeysCard() {
  const texts = useTexts(passkeyTexts)
  const [isOpen, setOpen] = useState(false)
  const {
    data: passkeys,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    ...passkeysQuery(),
    enabled: isOpen,
  })
  const show = () => (isOpen ? void refetch() : setOpen(true))

  return (
    <Panel title={texts.title}>
      <div className="grid gap-5">
        <p>{texts.introduction}</p>
        {isOpen && passkeys ? (
          <PasskeyList passkeys={passkeys} />
        ) : (
          <>
            {isError && (
              <p role="alert" className="text-chilli-700">
                {texts.notLoaded}
              </p>
            )}
            {isFetching && <SkeletonBar />}
            <div>
              <Button variant="outline" busy={isFetching} onClick={show}>
                {texts.show}
              </Button>
            </div>
          </>
        )}
      </div>
    </Panel>
  )
}
