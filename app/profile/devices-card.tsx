import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { profileTexts } from '../../domain/texts/en/profile.ts'
import { Button } from '../../ui/button.tsx'
import { SkeletonBar } from '../../ui/skeleton.tsx'
import { useTexts } from '../../ui/texts.ts'
import { sessionsQuery } from '../api/queries.ts'
import { DeviceList } from './device-list.tsx'
import { Panel } from './panel.tsx'

/** Where the customer is signed in. Loaded when asked for. */
export function DevicesCard() {
  const texts = useTexts(profileTexts).devices
  const [isOpen, setOpen] = useState(false)
  const {
    data: devices,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    ...sessionsQuery(),
    enabled: isOpen,
  })
  const show = () => (isOpen ? void refetch() : setOpen(true))

  return (
    <Panel title={texts.title}>
      <div className="grid gap-5">
        {isOpen && devices ? (
          <DeviceList devices={devices} />
        ) : (
          <>
            <p>{texts.introduction}</p>
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
