/** Format 1990-12-31, and the day exists. */
export const isCalendarDay = (text: string): boolean => {
  const [year = 0, month = 0, day = 0] = splitDay(text)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || month < 1 || month > 12 || day < 1) return false
  return day <= daysIn(year, month)
}

/** Age in full years; a birthday on 29 February counts on 1 March in other years. */
export const ageOn = (birthdate: string, today: string): number => {
  const [bornYear = 0, ...bornDay] = splitDay(birthdate)
  const [year = 0, ...day] = splitDay(today)
  const hadBirthday = dayOrder(day) >= dayOrder(bornDay)
  return year - bornYear - (hadBirthday ? 0 : 1)
}

const splitDay = (day: string): number[] => day.split('-').map(Number)

const dayOrder = ([month = 0, day = 0]: readonly number[]): number => month * 100 + day

const daysIn = (year: number, month: number): number => {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}
