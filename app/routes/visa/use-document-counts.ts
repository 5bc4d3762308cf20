import { useCallback, useState } from 'react'

/** How many documents each traveller has, and which travellers have none yet. Starts at zero. */
export function useDocumentCounts(travelers: number) {
  const [counts, setCounts] = useState<Readonly<Record<number, number>>>({})
  const onCount = useCallback((index: number, count: number) => {
    setCounts((known) => (known[index] === count ? known : { ...known, [index]: count }))
  }, [])
  const missing = Array.from({ length: travelers }, (_, index) => index).filter(
    (index) => !counts[index],
  )
  return { missing, onCount }
}
