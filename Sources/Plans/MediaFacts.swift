/// What one look into a file found: facts as written in the file, before any rule reads them.
package struct MediaFacts: Sendable, Equatable {
  /// What a file is by its content, whatever its name says.
  package enum Kind: String, Sendable, CaseIterable {
    case video, photo, music
    /// What another program wrote beside a file: no item of its own.
    case sidecar
  }

  package var kind: Kind
  /// The container by its content: `mov`, `matroska`, `avi`, `mpegts`, `jpeg`, `heif`, `png`, `mp3`, ...
  package var container: String
  package var duration: MediaTime?
  package var picture: Picture?
  package var sound: Sound?
  /// Texts found in the file, as written.
  package var tags: [Tag: String]
  /// Bytes of a video inside a still.
  package var embeddedVideo: Range<Int64>?
  /// Why that video cannot be shown; nil when it can.
  package var embeddedDamage: String?
  /// What that video is; nil when it cannot be shown.
  package var embeddedMovie: Movie?
  /// Why the file is usable only in part; nil when whole.
  package var damage: String?

  package init(kind: Kind, container: String) {
    self.kind = kind
    self.container = container
    self.tags = [:]
  }

  /// The picture of a video or still.
  package struct Picture: Sendable, Equatable {
    package var codec: String
    /// As displayed: after sample aspect and orientation.
    package var size: PictureSize
    package var orientation: Orientation
    /// Average frames a second; nil for stills.
    package var averageRate: FrameRate?
    /// The rate the stream's smallest frame step stands for; nil for stills.
    package var nominalRate: FrameRate?
    /// Average and nominal rate differ by over 2 %.
    package var isVariable: Bool
    package var hdr: HDR?
    /// How long pictures follow each other from the first shown one on, where sound outlasts them; else nil.
    package var length: MediaTime?
    package init(
      codec: String, size: PictureSize, orientation: Orientation, averageRate: FrameRate? = nil,
      nominalRate: FrameRate? = nil, isVariable: Bool = false, hdr: HDR? = nil, length: MediaTime? = nil
    ) {
      self.codec = codec
      self.size = size
      self.orientation = orientation
      self.averageRate = averageRate
      self.nominalRate = nominalRate
      self.isVariable = isVariable
      self.hdr = hdr
      self.length = length
    }
  }

  /// The video inside a still.
  package struct Movie: Sendable, Equatable {
    package var duration: MediaTime
    package var picture: Picture
    package var hasSound: Bool
    package init(duration: MediaTime, picture: Picture, hasSound: Bool) {
      self.duration = duration
      self.picture = picture
      self.hasSound = hasSound
    }
  }

  /// The sound track that would be heard.
  package struct Sound: Sendable, Equatable {
    package var codec: String
    package var channels: Int
    /// Samples a second.
    package var rate: Int
    package init(codec: String, channels: Int, rate: Int) {
      self.codec = codec
      self.channels = channels
      self.rate = rate
    }
  }

  /// The texts a rule may read; raw values are their names in the index and on the wire.
  package enum Tag: String, Sendable, CaseIterable {
    /// `com.apple.quicktime.creationdate`, or `©day` with a full time and zone.
    case quicktimeCreationDate = "quicktime-creationdate"
    /// mvhd creation_time (libav prints UTC), Matroska DateUTC.
    case headerDate = "header-date"
    /// RIFF IDIT or ICRD: a local wall clock.
    case riffDate = "riff-date"
    case exifOriginal = "exif-original"
    case exifOriginalFraction = "exif-original-fraction"
    case exifOriginalOffset = "exif-original-offset"
    case exifDigitized = "exif-digitized"
    case exifDigitizedFraction = "exif-digitized-fraction"
    case exifDigitizedOffset = "exif-digitized-offset"
    /// OffsetTime, which goes with ModifyDate but stands in when the original's own is absent.
    case exifOffset = "exif-offset"
    case exifGPSDate = "exif-gps-date"
    case exifGPSTime = "exif-gps-time"
    case xmpDate = "xmp-date"
    case xmpGPSDate = "xmp-gps-date"
    case iptcDate = "iptc-date"
    case iptcTime = "iptc-time"
    /// A camera's clock beside the header's, with its zone where it has one.
    case cameraDate = "camera-date"
    /// The zone a camera was set to, such as `+01:00`.
    case cameraZone = "camera-zone"
    /// UTC at a still's capture by its maker's own block, beside EXIF's local clock.
    case makerUTC = "maker-utc"
    /// The satellites' UTC time at the start of a recording.
    case telemetryDate = "telemetry-date"
    /// Takeout's photoTakenTime: seconds since 1970.
    case takeoutDate = "takeout-date"
    /// Frames a second the camera took, where it plays them slower.
    case captureRate = "capture-rate"
    /// What wrote the picture's track, such as `Core Media Video`.
    case handler
    case make, model, software, encoder
    /// The container's major brand.
    case brand
    /// Apple's content identifier.
    case identifier
    case title, artist
    /// Set by us in our own films.
    case film
  }
}
