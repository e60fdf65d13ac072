import { index, type RouteConfig, route } from '@react-router/dev/routes';

const routes = [
  index('home.tsx'),
  route('flightInquiry', 'results.tsx'),
  route('flightInquiry/passengersService', 'passengers.tsx'),
] satisfies RouteConfig;

export { routes as default };
