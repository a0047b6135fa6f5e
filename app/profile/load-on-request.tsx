import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SkeletonBar } from '../../ui/skeleton.tsx'
import { onPress } from '../api/on-press.ts'

type LoadOnRequestProps<Data, Key extends QueryKey> = {
  query: UseQueryOptions<Data, Error, Data, Key>
  texts: { show: string; notLoaded: string }
  /** Stands above the button until everything is loaded. */
  introduction?: ReactNode
  children: (data: Data) => ReactNode
}

/** A part of the profile that few customers look at: a button loads it. */
export function LoadOnRequest<Data, Key extends QueryKey>(props: LoadOnRequestProps<Data, Key>) {
  const { query, texts, introduction, children } = props
  const [isOpen, setOpen] = useState(false)
  const { data, isError, isFetching, refetch } = useQuery({ ...query, ...onPress, enabled: isOpen })
  const show = () => (isOpen ? void refetch() : setOpen(true))
  if (isOpen && data !== undefined) return children(data)
  return (
    <>
      {introduction}
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
  )
}
