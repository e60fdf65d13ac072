type Bounds = readonly {
  readonly itinerary: {
    readonly segments: readonly {
      readonly origin: { readonly city: string };
      readonly destination: { readonly city: string };
    }[];
  };
}[];

/**
 * The cities of a trip in the order they are reached, each once where one flight ends and the next
 * begins.
 */
export const citiesOf = (bounds: Bounds): string[] =>
  bounds
    .flatMap(({ itinerary: { segments } }) => [
      segments[0]?.origin.city ?? '',
      segments.at(-1)?.destination.city ?? '',
    ])
    .filter((city, index, all) => city !== '' && city !== all[index - 1]);
