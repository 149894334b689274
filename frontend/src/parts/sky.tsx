import { Tiles } from './tiles'

/** The hills by night, behind what stands at the top of a screen. */
export const Sky = () => <Tiles of="ridge" as="sky" width={360} height={120} times={3} />
