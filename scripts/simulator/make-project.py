#!/usr/bin/env python3
"""Writes an Xcode project whose tests are the conformance tests, hosted by an app.

    scripts/simulator/make-project.py FOLDER

The project is not kept in the repository: it is made anew from the files that are there. Identifiers are numbers in the
order of the files, so equal files give an equal project.
"""

import pathlib
import plistlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
HERE = ROOT / "scripts/simulator"
TESTS = ROOT / "Tests/HeadlessUIKitTests/Conformance"

# The model's own clock and console, and the table that is compared with the names of the tests.
MODEL_ONLY = {"Stage.swift", "RuleTableConformanceTests.swift"}

# What the settings are called, and which sides they have, is said once.
SETTINGS = [ROOT / "Sources/HeadlessUIKit/Simulation/ModelSettings.swift"]

COMMON = {
    "ALWAYS_SEARCH_USER_PATHS": "NO",
    "CLANG_ENABLE_MODULES": "YES",
    "CLANG_ENABLE_OBJC_ARC": "YES",
    "CODE_SIGNING_ALLOWED": "NO",
    "GENERATE_INFOPLIST_FILE": "YES",
    # Deinitialisers that are isolated need it.
    "IPHONEOS_DEPLOYMENT_TARGET": "18.4",
    "ONLY_ACTIVE_ARCH": "YES",
    "PRODUCT_NAME": "$(TARGET_NAME)",
    "SDKROOT": "iphoneos",
    "SUPPORTED_PLATFORMS": "iphonesimulator iphoneos",
    "SWIFT_VERSION": "6.0",
    "TARGETED_DEVICE_FAMILY": "1,2",
}

HOST = {
    "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
    "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
    "PRODUCT_BUNDLE_IDENTIFIER": "routecheck.conformance.host",
}

BUNDLE = {
    "BUNDLE_LOADER": "$(TEST_HOST)",
    "PRODUCT_BUNDLE_IDENTIFIER": "routecheck.conformance.tests",
    "SWIFT_OBJC_BRIDGING_HEADER": str(HERE / "Support/Bridging.h"),
    "TEST_HOST": "$(BUILT_PRODUCTS_DIR)/ConformanceHost.app/ConformanceHost",
}


def sources():
    """The files of the app and those of the tests."""
    tests = sorted(path for path in TESTS.glob("*.swift") if path.name not in MODEL_ONLY)
    support = sorted((HERE / "Support").glob("*.swift")) + sorted((HERE / "Support").glob("*.m"))
    return sorted((HERE / "Host").glob("*.swift")), tests + support + SETTINGS


class Project:
    """The objects of a project file."""

    def __init__(self):
        self.objects = {}

    def add(self, kind, **values):
        name = f"{len(self.objects) + 1:024X}"
        self.objects[name] = {"isa": kind, **values}
        return name

    def file(self, path):
        kind = "sourcecode.swift" if path.suffix == ".swift" else "sourcecode.c.objc"
        return self.add(
            "PBXFileReference", lastKnownFileType=kind, name=path.name, path=str(path), sourceTree="<absolute>")

    def configurations(self, settings):
        configuration = self.add("XCBuildConfiguration", name="Debug", buildSettings=settings)
        return self.add(
            "XCConfigurationList", buildConfigurations=[configuration], defaultConfigurationName="Debug",
            defaultConfigurationIsVisible="0")

    def target(self, name, kind, product, files, settings, dependencies):
        built = [self.add("PBXBuildFile", fileRef=reference) for reference in files]
        phases = [
            self.add("PBXSourcesBuildPhase", buildActionMask="2147483647", files=built,
                     runOnlyForDeploymentPostprocessing="0"),
            self.add("PBXFrameworksBuildPhase", buildActionMask="2147483647", files=[],
                     runOnlyForDeploymentPostprocessing="0"),
        ]
        return self.add(
            "PBXNativeTarget", name=name, productName=name, productType=kind, productReference=product,
            buildPhases=phases, buildRules=[], dependencies=dependencies,
            buildConfigurationList=self.configurations(settings))


def make():
    """The project file, and the identifiers that its scheme names."""
    project = Project()
    host_files, test_files = ([project.file(path) for path in paths] for paths in sources())
    app = project.add(
        "PBXFileReference", explicitFileType="wrapper.application", path="ConformanceHost.app",
        sourceTree="BUILT_PRODUCTS_DIR", includeInIndex="0")
    bundle = project.add(
        "PBXFileReference", explicitFileType="wrapper.cfbundle", path="ConformanceTests.xctest",
        sourceTree="BUILT_PRODUCTS_DIR", includeInIndex="0")
    products = project.add("PBXGroup", name="Products", children=[app, bundle], sourceTree="<group>")
    group = project.add("PBXGroup", children=host_files + test_files + [products], sourceTree="<group>")
    host = project.target(
        "ConformanceHost", "com.apple.product-type.application", app, host_files, HOST, [])
    configurations = project.configurations(COMMON)
    # Its own identifier stands in the proxy, so it is known before the project is.
    own = "F" * 24
    proxy = project.add(
        "PBXContainerItemProxy", containerPortal=own, proxyType="1", remoteGlobalIDString=host,
        remoteInfo="ConformanceHost")
    dependency = project.add("PBXTargetDependency", target=host, targetProxy=proxy)
    tests = project.target(
        "ConformanceTests", "com.apple.product-type.bundle.unit-test", bundle, test_files, BUNDLE, [dependency])
    project.objects[own] = {
        "isa": "PBXProject", "attributes": {"TargetAttributes": {tests: {"TestTargetID": host}}},
        "buildConfigurationList": configurations, "compatibilityVersion": "Xcode 14.0",
        "developmentRegion": "en", "knownRegions": ["en"], "mainGroup": group, "productRefGroup": products,
        "projectDirPath": "", "projectRoot": "", "targets": [host, tests],
    }
    document = {
        "archiveVersion": "1", "classes": {}, "objectVersion": "56", "objects": project.objects, "rootObject": own}
    return document, host, tests


def reference(identifier, name, product):
    return (
        f'<BuildableReference BuildableIdentifier="primary" BlueprintIdentifier="{identifier}" '
        f'BuildableName="{product}" BlueprintName="{name}" '
        'ReferencedContainer="container:Conformance.xcodeproj"/>')


def scheme(host, tests):
    app = reference(host, "ConformanceHost", "ConformanceHost.app")
    bundle = reference(tests, "ConformanceTests", "ConformanceTests.xctest")
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<Scheme version="1.7">
  <BuildAction parallelizeBuildables="YES" buildImplicitDependencies="YES">
    <BuildActionEntries>
      <BuildActionEntry buildForTesting="YES" buildForRunning="YES">{app}</BuildActionEntry>
    </BuildActionEntries>
  </BuildAction>
  <TestAction buildConfiguration="Debug" shouldUseLaunchSchemeArgsEnv="YES">
    <Testables>
      <TestableReference skipped="NO" parallelizable="NO">{bundle}</TestableReference>
    </Testables>
  </TestAction>
  <LaunchAction buildConfiguration="Debug">
    <BuildableProductRunnable>{app}</BuildableProductRunnable>
  </LaunchAction>
</Scheme>
"""


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = pathlib.Path(sys.argv[1]) / "Conformance.xcodeproj"
    schemes = folder / "xcshareddata/xcschemes"
    schemes.mkdir(parents=True, exist_ok=True)
    document, host, tests = make()
    (folder / "project.pbxproj").write_bytes(plistlib.dumps(document))
    (schemes / "Conformance.xcscheme").write_text(scheme(host, tests))


if __name__ == "__main__":
    main()
