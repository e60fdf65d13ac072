type Place = { readonly latitude: number; readonly longitude: number };

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance between two places in kilometres, rounded. */
export function distanceKm(a: Place, b: Place): number {
  const latitude = radians(b.latitude - a.latitude) / 2;
  const longitude = radians(b.longitude - a.longitude) / 2;
  const half =
    Math.sin(latitude) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude) ** 2;
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(half)));
}

/** How much of the way leads east: 1 due east, 0 due north or south, -1 due west. */
export function eastward(from: Place, to: Place): number {
  const longitude = radians(to.longitude - from.longitude);
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const bearing = Math.atan2(
    Math.sin(longitude) * Math.cos(b),
    Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(longitude),
  );
  return Math.sin(bearing);
}
