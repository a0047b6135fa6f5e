import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ownDataTexts } from '../../domain/texts/en/own-data.ts'
import { Button } from '../../ui/button.tsx'
import { RetryButton } from '../../ui/retry-button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { erasureQuery } from '../api/customer-queries.ts'
import { DeleteAccountForm } from './delete-account-form.tsx'
import { DownloadDataForm } from './download-data-form.tsx'
import { Panel } from './panel.tsx'
import { PendingErasure } from './pending-erasure.tsx'

type Opened = 'download' | 'deletion'

/** A copy of the customer's data, and the end of the account. */
export function OwnDataCard() {
  const texts = useTexts(ownDataTexts)
  const { data: erasure, isError, isFetching, refetch } = useQuery(erasureQuery())
  const [opened, setOpened] = useState<Opened>()
  const [wasClosed, setClosed] = useState<Opened>()
  const close = () => {
    setClosed(opened)
    setOpened(undefined)
  }
  return (
    <Panel title={texts.title}>
      <div className="grid gap-5">
        {erasure && (
          <PendingErasure
            erasure={erasure}
            isNew={wasClosed === 'deletion'}
            onKept={() => setClosed('deletion')}
          />
        )}
        {!opened && (
          <>
            <p>{erasure ? texts.copyUntilThen : texts.introduction}</p>
            <div className="flex flex-wrap gap-x-5 gap-y-2">
              <Button
                variant="outline"
                // The focused button that closed the form is gone, so this one takes the focus.
                ref={wasClosed === 'download' ? focus : undefined}
                onClick={() => setOpened('download')}
              >
                {texts.download.open}
              </Button>
              {erasure === null && (
                <Button
                  variant="link"
                  ref={wasClosed === 'deletion' ? focus : undefined}
                  onClick={() => setOpened('deletion')}
                >
                  {texts.erasure.open}
                </Button>
              )}
            </div>
            {isError && erasure === undefined && (
              <div role="alert" className="grid justify-items-start gap-2 text-chilli-700">
                {texts.notLoaded}
                <RetryButton variant="link" busy={isFetching} onClick={() => void refetch()}>
                  {texts.tryAgain}
                </RetryButton>
              </div>
            )}
          </>
        )}
        {opened === 'download' && <DownloadDataForm onClose={close} />}
        {opened === 'deletion' && <DeleteAccountForm onClose={close} />}
      </div>
    </Panel>
  )
}

const focus = (button: HTMLButtonElement | null) => button?.focus()
