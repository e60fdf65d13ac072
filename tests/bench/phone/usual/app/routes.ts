import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('home.tsx'),
  route('flightInquiry', 'results.tsx'),
  route('flightInquiry/passengersService', 'passengers.tsx'),
] satisfies RouteConfig;
