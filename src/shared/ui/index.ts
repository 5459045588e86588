/** UI components that the storefront and the back office share; none of them uses Ant Design. */
export { Badge } from './Badge';
export { Button } from './Button';
export { ButtonLink } from './ButtonLink';
export { PageLoader } from './PageLoader';
export { ConfirmDialog } from './ConfirmDialog';
export { CountBadge } from './CountBadge';
export { Dialog } from './Dialog';
export { DietMark } from './DietMark';
export { EmailField } from './EmailField';
export { EmailText } from './EmailText';
export { EmptyState } from './EmptyState';
export { ErrorState } from './ErrorState';
export { FoodPicture } from './FoodPicture';
export { IconButton } from './IconButton';
export {
  AlertIcon,
  CartIcon,
  CheckIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  HeartFilledIcon,
  HeartIcon,
  HomeIcon,
  InfoIcon,
  MoonIcon,
  PlusIcon,
  SearchIcon,
  SunIcon,
  SystemIcon,
  UserIcon,
} from './criticalIcons';
export {
  CameraIcon,
  CardIcon,
  CashIcon,
  ChevronDownIcon,
  ClockIcon,
  LogOutIcon,
  MailIcon,
  PencilIcon,
  PhoneIcon,
  PinIcon,
  TrashIcon,
} from './icons';
export { PageHeading } from './PageHeading';
export { Panel } from './Panel';
export { PasswordField } from './PasswordField';
export { BANNER_HUES, categoryHue } from './categoryHue';
export { QuantityStepper } from './QuantityStepper';
export { RadioCards } from './RadioCards';
export { SegmentedFilter } from './SegmentedFilter';
export { Select } from './Select';
export { Skeleton } from './Skeleton';
export { StatusTag } from './StatusTag';
export { TextArea } from './TextArea';
export { TextField } from './TextField';
export { Tooltips } from './Tooltips';
export { TotalsList } from './TotalsList';
export { PART_NOT_LOADED, lazyDialog } from './lazyDialog';
