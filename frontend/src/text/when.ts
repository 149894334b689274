import { serverNow } from '../clock'
import { locale } from './t'

const isToday = (at: number, now: number) => new Date(at).toDateString() === new Date(now).toDateString()

/** The time of day, and the day where it is not today. */
export function timeOf(at: number, now = serverNow()): string {
  const day = isToday(at, now) ? {} : ({ weekday: 'short', day: 'numeric', month: 'short' } as const)
  return new Intl.DateTimeFormat(locale(), { ...day, hour: 'numeric', minute: '2-digit' }).format(at)
}

const DAY = 86_400_000

/** "yesterday", "3 days ago"; null within a day, of which the clock tells enough. */
export function daysAgo(at: number, now = serverNow()): string | null {
  const midnight = (moment: number) => new Date(moment).setHours(0, 0, 0, 0)
  const days = Math.round((midnight(now) - midnight(at)) / DAY)
  return days < 1 ? null : new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(-days, 'day')
}
